// No daylight saving since 1945.
const offset = 5.5 * 60 * 60 * 1000

/** Asia/Kolkata's wall clock in UTC, for formats without time zones. */
export const indiaClock = (at: Date) => new Date(at.getTime() + offset)

/** `YYYY-MM-DD HH:mm` */
export const indiaMinute = (at: Date) => indiaClock(at).toISOString().slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD` */
export const indiaDay = (at: Date) => indiaClock(at).toISOString().slice(0, 10)
