// India has had one offset, without daylight saving, since 1945.
const offset = 5.5 * 60 * 60 * 1000

/** The same wall clock as in Asia/Kolkata, but in UTC: for formats that know no time zones. */
export const indiaClock = (at: Date) => new Date(at.getTime() + offset)

/** `YYYY-MM-DD HH:mm` in Asia/Kolkata. */
export const indiaMinute = (at: Date) => indiaClock(at).toISOString().slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD` in Asia/Kolkata. */
export const indiaDay = (at: Date) => indiaClock(at).toISOString().slice(0, 10)
