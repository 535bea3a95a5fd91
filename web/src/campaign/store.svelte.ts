/** One campaign as the page sees it: what the server last said, and what one has just done. */
import { api, ApiError } from "../lib/api";
import type { CampaignDo, CampaignNews, CampaignView, StorySide } from "../lib/messages";
import { explain } from "../lib/names";

/** Milliseconds before a question to a server that did not answer is asked again. */
const AGAIN = 3000;

function makeCid(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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
  private isOpen = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** What has changed by one's latest decision, and by what followed from it. */
  fresh: CampaignNews[] = $derived.by(() => (this.view?.news ?? []).filter((news) => news.rev > this.seen));

  /** Several people at this screen: who must take it before anything of theirs is shown. */
  curtain: string = $derived.by(() => {
    const { view } = this;
    if (!view || view.owned.length < 2) return "";
    const next = this.wished || (view.question?.mine ? view.question.company : "");
    return next === view.company ? "" : next;
  });

  get isMine(): boolean {
    return (this.view?.owned.length ?? 0) > 0;
  }

  async open(): Promise<void> {
    try {
      this.take(await api.campaign(this.id));
      this.seen = Math.max(-1, (this.view?.rev ?? -1) - 1);
      await this.follow();
    } catch (problem) {
      this.isForeign = problem instanceof ApiError && problem.code === "campaign-content";
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
    }
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.timer);
  }

  /** Look through the eyes of one of the own companies, or of none. */
  async look(company: string): Promise<void> {
    this.wished = "";
    this.eyes = company;
    const view = await api.campaign(this.id, null, company);
    if (this.eyes !== company) return;
    this.take(view);
    this.done += 1;
  }

  /** One comes back to this window: another one of one's own may have gone on meanwhile. */
  async refresh(): Promise<void> {
    if (!this.view || this.isSending || this.failure) return;
    const { eyes } = this;
    const view = await api.campaign(this.id, null, eyes).catch(() => null);
    if (view && eyes === this.eyes && view.rev > (this.view?.rev ?? -1)) this.take(view);
  }

  /** As long as others may act, wait for what they do. */
  private async follow(): Promise<void> {
    while (this.isOpen) {
      const rev = this.view?.rev ?? -1;
      const isAlone = this.view?.mode !== "online" && this.view?.what !== "play" && this.view?.what !== "deal";
      if (isAlone) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        continue;
      }
      const { eyes } = this;
      try {
        const view = await api.campaign(this.id, rev, eyes);
        if (eyes !== this.eyes) continue;
        this.take(view);
        if (this.curtain && this.eyes) await this.look("");
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  private take(view: CampaignView): void {
    if (!this.isOpen || (this.view && view.rev < this.view.rev)) return;
    this.view = view;
    this.isLate = view.patience === 0;
    clearTimeout(this.timer);
    if (view.patience) this.timer = setTimeout(() => (this.isLate = true), view.patience * 1000);
  }

  /** A decision: sent until it is known to be stored, under one name. */
  async send(command: Omit<CampaignDo, "cid" | "rev">): Promise<boolean> {
    if (this.isSending || !this.view) return false;
    this.isSending = true;
    this.refusal = "";
    const whole: CampaignDo = { ...command, cid: makeCid(), rev: this.view.rev };
    try {
      const done = await this.insist(whole);
      this.seen = done.rev - 1;
      this.eyes = done.view.owned.length > 1 ? done.view.company : "";
      this.take(done.view);
      this.done += 1;
      return true;
    } catch (problem) {
      const isStale = problem instanceof ApiError && problem.code === "stale";
      // Somebody else has turned the card: it is turned.
      if (!isStale || command.do !== "read")
        this.refusal = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
      if (isStale) this.take(await api.campaign(this.id, null, this.eyes));
      return false;
    } finally {
      this.isSending = false;
    }
  }

  private async insist(command: CampaignDo) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await api.campaignDo(this.id, command);
      } catch (problem) {
        const isLost = problem instanceof ApiError && (problem.code === "offline" || problem.code === "store-down");
        if (!isLost || tries >= 3) throw problem;
        await new Promise((resolve) => setTimeout(resolve, AGAIN / 3));
      }
    }
  }

  async readAgain(): Promise<void> {
    this.sides = (await api.campaignStory(this.id)).sides;
  }
}
