/** The same game once more: the same people and bots, the same rules. */
import type { CreateGame, SeatWish, TableInfo } from "./messages";
import { isNameless } from "./names";

function wish(table: TableInfo, seat: TableInfo["seats"][number]): SeatWish {
  const name = isNameless(seat.name) ? "" : seat.name;
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "open" || table.mode === "table") return { kind: "open" };
  if (!seat.mine) return { kind: "open" };
  return { kind: seat.seat === table.owned[0] ? "me" : "person", name };
}

export function rematchOf(table: TableInfo): CreateGame {
  const game: CreateGame = {
    edition: table.edition,
    mode: table.mode,
    options: table.options,
    seats: table.seats.map((seat) => wish(table, seat)),
  };
  return table.clock ? { ...game, clock: table.clock } : game;
}
