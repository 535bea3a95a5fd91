/** One campaign as the page sees it: what the server last said, and what one has just done. */
import { api } from "../lib/api";
import { type CampaignDo, type CampaignNews, type CampaignView, PROTOCOL, type StorySide } from "../lib/messages";
import type { ServerMessage } from "../lib/messages";
import { explain } from "../lib/names";
import { type Environment, Refusal, TableSocket, browser, socketUrl } from "../lib/socket";

/** Milliseconds an acknowledged decision waits for its view before the page goes on without. */
const PATIENCE = 1000;

export class CampaignStore {
  view: CampaignView | null = $state.raw(null);
  failure = $state("");
  /** Made by a version whose cards are not known here: it can only be saved. */
  isForeign = $state(false);
  refusal = $state("");
  isSending = $state(false);
  /** News after this revision are new to who looks. */
  seen = $state(-1);
  sides: StorySide[] | null = $state.raw(null);
  /** Several people at this screen: the company one looks through, if any. */
  eyes = $state("");
  /** The company whose person wants to look. */
  wished = $state("");
  /** Whoever is awaited has been for long: one may act in their place. */
  isLate = $state(false);
  /** How often something was done here: the stage then shows itself and takes the focus. */
  done = $state(0);
  /** Sides of the story read at this screen: everybody reads at their own pace. */
  at = $state(-1);
  private isTelling = false;
  private socket: TableSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: { rev: number; resolve: () => void }[] = [];
  private isLooking = false;

  constructor(
    readonly id: string,
    private readonly env: Environment = browser,
  ) {}

  /** What has changed by one's latest decision, and by what followed from it. */
  fresh: CampaignNews[] = $derived.by(() => (this.view?.news ?? []).filter((news) => news.rev > this.seen));

  /** Several people at this screen: who must take it before anything of theirs is shown. */
  curtain: string = $derived.by(() => {
    const { view } = this;
    if (!view || view.owned.length < 2 || this.isReading) return "";
    const next = this.wished || (view.question?.mine ? view.question.company : "");
    return next === view.company ? "" : next;
  });

  /** How many sides of the story somebody has turned. */
  front: number = $derived(this.view?.story_read ?? 0);

  /** The side to be read here; null: none, or it is on its way. */
  side: StorySide | null = $derived(
    this.at < this.front ? (this.sides?.[this.at] ?? null) : (this.view?.story ?? null),
  );

  /** Whether something is left to be read before what comes next. */
  isReading: boolean = $derived(this.view !== null && (this.at < this.front || Boolean(this.view.story)));

  /** Others who still read: the next step waits for them. */
  readers: string[] = $derived((this.view?.readers ?? []).filter((company) => !this.view?.owned.includes(company)));

  get isMine(): boolean {
    return (this.view?.owned.length ?? 0) > 0;
  }

  /** Follow the campaign from now on. */
  open(): void {
    this.socket = new TableSocket(
      socketUrl(),
      {
        hello: () => ({
          t: "follow",
          campaign: this.id,
          company: this.eyes,
          since: this.view?.rev ?? -1,
          proto: PROTOCOL,
        }),
        message: (message) => this.hear(message),
        connection: () => undefined,
      },
      this.env,
    );
    this.socket.start();
  }

  close(): void {
    this.socket?.stop();
    this.socket = null;
    clearTimeout(this.timer);
  }

  /** One has sat down: a guest is somebody only from now on, and so is the connection. */
  sit(view: CampaignView): void {
    this.take(view);
    this.close();
    this.open();
  }

  /** Look through the eyes of one of the own companies, or of none. */
  look(company: string): void {
    this.wished = "";
    this.eyes = company;
    this.isLooking = true;
    this.socket?.greet();
  }

  /** One comes back to this window: a connection that was lost is tried at once. */
  refresh(): void {
    this.socket?.nudge();
  }

  private hear(message: ServerMessage): void {
    if (message.t === "campaign") this.take(message.view);
    if (message.t !== "refused") return;
    if (message.code === "removed") {
      // Who was sent away looks on.
      this.close();
      this.eyes = "";
      this.open();
      return;
    }
    this.isForeign = message.code === "campaign-content";
    this.failure = explain(message.code, message.values);
  }

  private take(view: CampaignView): void {
    if (this.view && view.rev < this.view.rev) return;
    if (!this.view) this.seen = Math.max(-1, view.rev - 1);
    const isFirst = this.at < 0;
    this.view = view;
    if (isFirst || !view.owned.length) this.at = (view.story_read ?? 0) - (view.unread ?? 0);
    this.keepReading();
    this.eyes = view.owned.length > 1 ? view.company : "";
    this.isLate = view.patience === 0;
    clearTimeout(this.timer);
    if (view.patience) this.timer = setTimeout(() => (this.isLate = true), view.patience * 1000);
    if (this.isLooking) this.done += 1;
    this.isLooking = false;
    this.waiting = this.waiting.filter(({ rev, resolve }) => {
      if (view.rev >= rev) resolve();
      return view.rev < rev;
    });
    // Somebody else at this screen is asked: whose eyes they were is forgotten.
    if (this.curtain && this.eyes && !this.isSending) this.look("");
  }

  /** The texts of sides that others have turned; whoever has read all says so. */
  private keepReading(): void {
    const view = this.view;
    if (!view) return;
    if (this.at < this.front) {
      if ((this.sides?.length ?? 0) < this.front) void this.readAgain();
    } else if (view.unread && !view.story && !this.isTelling) {
      this.isTelling = true;
      void this.socket
        ?.command({ t: "do", rev: view.rev, do: "ready" })
        .catch(() => undefined)
        .finally(() => {
          this.isTelling = false;
          // Something happened meanwhile, and the word came too late for it: it is said again.
          if (this.view !== view) this.keepReading();
        });
    }
  }

  /** The side has been read: on to the next one, which may have been turned by others already. */
  async turn(): Promise<void> {
    if (this.at >= this.front) {
      const at = this.at;
      if (await this.send({ do: "read" })) this.at = Math.max(this.at, at + 1);
      return;
    }
    this.at += 1;
    this.done += 1;
    this.keepReading();
  }

  /** Everything others have turned is passed over. */
  skip(): void {
    this.at = this.front;
    this.done += 1;
    this.keepReading();
  }

  /** A decision: sent until it is known to be stored, under one name. */
  async send(command: Omit<CampaignDo, "t" | "cid" | "rev">): Promise<boolean> {
    if (this.isSending || !this.view || !this.socket) return false;
    this.isSending = true;
    this.refusal = "";
    try {
      const ack = await this.socket.command({ t: "do", rev: this.view.rev, ...command });
      this.seen = ack.rev - 1;
      await this.reached(ack.rev);
      this.done += 1;
      return true;
    } catch (problem) {
      // Somebody else has turned the card: it is turned.
      const isTurned = problem instanceof Refusal && problem.nack.code === "stale" && command.do === "read";
      if (problem instanceof Refusal && !isTurned) this.refusal = explain(problem.nack.code, problem.nack.values);
      return false;
    } finally {
      this.isSending = false;
    }
  }

  /** The view of a revision is here: it comes right after the acknowledgement. */
  private reached(rev: number): Promise<void> {
    if (this.view && this.view.rev >= rev) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push({ rev, resolve });
      this.env.later(resolve, PATIENCE);
    });
  }

  async readAgain(): Promise<void> {
    this.sides = (await api.campaignStory(this.id)).sides;
  }
}
