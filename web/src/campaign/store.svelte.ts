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
  refusal = $state("");
  isSending = $state(false);
  /** News after this revision are new to who looks. */
  seen = $state(-1);
  sides: StorySide[] | null = $state.raw(null);
  private isOpen = true;

  constructor(readonly id: string) {}

  /** What has changed by one's latest decision, and by what followed from it. */
  fresh: CampaignNews[] = $derived.by(() => (this.view?.news ?? []).filter((news) => news.rev > this.seen));

  get isMine(): boolean {
    return (this.view?.owned.length ?? 0) > 0;
  }

  async open(): Promise<void> {
    try {
      this.take(await api.campaign(this.id));
      this.seen = Math.max(-1, (this.view?.rev ?? -1) - 1);
      await this.follow();
    } catch (problem) {
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
    }
  }

  close(): void {
    this.isOpen = false;
  }

  /** As long as others may act, wait for what they do. */
  private async follow(): Promise<void> {
    while (this.isOpen) {
      const rev = this.view?.rev ?? -1;
      const isAlone = this.view?.mode !== "online" && this.view?.what !== "play";
      if (isAlone || rev < 0) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        continue;
      }
      try {
        this.take(await api.campaign(this.id, rev));
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  private take(view: CampaignView): void {
    if (this.isOpen && (!this.view || view.rev >= this.view.rev)) this.view = view;
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
      this.take(done.view);
      return true;
    } catch (problem) {
      this.refusal = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
      if (problem instanceof ApiError && problem.code === "stale") this.take(await api.campaign(this.id));
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
