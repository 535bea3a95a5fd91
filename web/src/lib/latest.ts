/** Questions asked one at a time: of those that come meanwhile only the latest is asked. */
export function latest<Question, Found>(
  ask: (question: Question) => Promise<Found>,
  show: (found: Found, question: Question) => void,
): (question: Question) => void {
  let next: Question | null = null;
  let isAsking = false;

  async function work(): Promise<void> {
    isAsking = true;
    while (next !== null) {
      const question: Question = next;
      next = null;
      const found = await ask(question);
      show(found, question);
    }
    isAsking = false;
  }

  return (question) => {
    next = question;
    if (!isAsking) void work();
  };
}

/** Runs so many things at once and lets the others wait their turn. */
export function inTurn(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go)); // the place is handed over, not given up
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
