/** The people one plays against, as the server tells of them. */
import type { PersonInfo } from "../lib/messages";
import { session } from "../lib/session.svelte";

/** Somebody by id; undefined for people of flesh and blood, and until the server has told. */
export function personOf(id: string | undefined): PersonInfo | undefined {
  return id ? session.welcome?.people.find((person) => person.id === id) : undefined;
}

export function peopleOf(level: string): PersonInfo[] {
  return session.welcome?.people.filter((person) => person.level === level) ?? [];
}
