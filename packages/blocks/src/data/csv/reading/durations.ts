/** Durations as loggers and test stands write them: with days before them, or by the letters of ISO 8601. */

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** `0d 00:01:00.5`, `2 days, 3:04:05`, `1.02:03:04` as .NET writes it, `1:02:03:04.5`. */
const WITH_DAYS =
  /^(\d{1,5})(?: *(?:d|days?|tage?)[ ,]*|\.(?=\d\d:)|:(?=\d\d?:\d\d?:\d\d))(\d{1,2}):(\d{1,2}):(\d{1,2}(?:[.,]\d+)?)$/i
/** ISO 8601-1, 5.5.2. */
const BY_LETTERS = /^P(?=.)(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/

/** `1h 2m 3s`, `58 min 10 s`, `2 days 3 hours`: at least two of its parts. */
const IN_WORDS =
  /^(?=(?:\d+\s*\p{L}+[ ,]*){1,4}\d)(?:(\d{1,5})\s*(?:d|days?|tage?)[ ,]*)?(?:(\d{1,5})\s*(?:h|hrs?|hours?|std\.?|stunden?)[ ,]*)?(?:(\d{1,5})\s*(?:m|mins?|minutes?|minuten?)[ ,]*)?(?:(\d{1,5}(?:[.,]\d+)?)\s*(?:s|secs?|seconds?|sek\.?|sekunden?))?$/iu

/** Seconds of a duration that is written with its days or with letters; null for any other text. */
export function durationIn(text: string): number | null {
  const [, days, hours, minutes, seconds] =
    WITH_DAYS.exec(text) ?? BY_LETTERS.exec(text) ?? IN_WORDS.exec(text) ?? []
  const sizes = [days, hours, minutes, seconds].map(part => Number((part ?? '0').replace(',', '.')))
  if ([days, hours, minutes, seconds].every(part => part === undefined)) return null
  return sizes[0]! * DAY + sizes[1]! * HOUR + sizes[2]! * MINUTE + sizes[3]!
}
