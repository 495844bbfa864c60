// A fixed zone, so that server and reader show the same day.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

export const longDate = (iso: string) => format.format(new Date(iso))
