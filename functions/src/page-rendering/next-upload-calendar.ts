import { site } from '@bong-bari/site'
import { allSettings, nextUpload, uploadTime } from '../public-data/settings.ts'
import { siteOrigin } from '../public-data/site-origin.ts'

/** `20261127T143000Z` */
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Octets without the line end. */
const longestLine = 75

/** Never cuts letters; later pieces begin with a space. */
const folded = (line: string) => {
  const pieces = ['']
  let left = longestLine
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (size > left) {
      pieces.push('')
      left = longestLine - 1
    }
    pieces[pieces.length - 1] += letter
    left -= size
  }
  return pieces.join('\r\n ')
}

const minutesBefore = 10

/** RFC 5545; undefined if none. Always the same entry, so calendars move it. */
export const nextUploadCalendar = async (now: Date): Promise<string | undefined> => {
  const upload = await nextUpload(now)
  if (!upload) return undefined
  const at = uploadTime(upload)
  const youtube = (await allSettings()).find(({ settingKey }) => settingKey === 'youtube')
  const address = youtube?.settingValue ?? site.social.youtube
  const title = escaped(`${site.nameBengali}: নতুন ভিডিও (new video)`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Next upload//EN`,
    'BEGIN:VEVENT',
    `UID:next-upload@${new URL(siteOrigin()).hostname}`,
    `DTSTAMP:${stamp(upload.updatedAt ? new Date(upload.updatedAt) : at)}`,
    `SEQUENCE:${upload.version}`,
    `DTSTART:${stamp(at)}`,
    'DURATION:PT15M',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped([address, `${siteOrigin()}/videos`].join('\n'))}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    `TRIGGER:-PT${minutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
