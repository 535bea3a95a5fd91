/** Puzzles solved day by day, kept in this browser only. */
export interface Solved {
  /** The choice one has made, and whether it was the best one. */
  choice: number;
  right: boolean;
}

/** Answers by day and edition: "2026-11-18 europe". */
export type Answers = Record<string, Solved>;

const KEY = "semafor-puzzles";
const MOST = 800;

export function keyOf(day: string, edition: string): string {
  return `${day} ${edition}`;
}

/** Days in a row, up to today (or yesterday, while today's is open), on which a puzzle was solved at the first go. */
export function streakOf(answers: Answers, today: string): number {
  const right = new Set(Object.entries(answers).flatMap(([key, one]) => (one.right ? [key.slice(0, 10)] : [])));
  let day = right.has(today) ? today : before(today);
  let count = 0;
  while (right.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

function before(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

export function readAnswers(): Answers {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Answers;
  } catch {
    return {};
  }
}

/** The first answer of a day counts. */
export function addAnswer(answers: Answers, key: string, solved: Solved): Answers {
  if (answers[key]) return answers;
  const rows = [...Object.entries(answers), [key, solved] as const].slice(-MOST);
  return Object.fromEntries(rows);
}

export function keepAnswers(answers: Answers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // private windows may forbid it: then nothing is kept
  }
}
