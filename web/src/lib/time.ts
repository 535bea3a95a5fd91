/** Times as people read them. */
import { t } from "./texts.svelte";

/** "4:05", "1:02:09", "2 d 3 h". */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  if (days > 0) return t("web-days-hours", { days, hours });
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** "5 minutes ago", in the language given. */
export function timeAgo(at: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - at);
  if (seconds < 45) return words.format(0, "second");
  if (seconds < 3000) return words.format(-Math.max(1, Math.round(seconds / 60)), "minute");
  if (seconds < 80_000) return words.format(-Math.max(1, Math.round(seconds / 3600)), "hour");
  return words.format(-Math.max(1, Math.round(seconds / 86_400)), "day");
}
