// A bot over lines of JSON: one message a line on the standard input, one answer a line on the output.
const lines = require("node:readline").createInterface({ input: process.stdin });
let points = {};

/** How good a move is: a claim by its points, fewer locomotives first; then drawing. */
function worth({ move }) {
  if (move.do === "claim") return 10 * points[move.route] - (move.pay.locomotive ?? 0);
  return move.do === "draw" ? 1 : 0;
}

function answer(message) {
  if (message.type === "game") {
    points = Object.fromEntries(message.board.routes.map((route) => [route.id, route.points]));
    return { type: "ready" };
  }
  if (message.type === "choose") {
    const best = message.moves.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    return { action: best.action };
  }
  return null; // "end": nothing is asked
}

lines.on("line", (line) => {
  const found = answer(JSON.parse(line));
  if (found) process.stdout.write(JSON.stringify(found) + "\n");
});
