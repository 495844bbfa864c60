import { auditActions } from '@bong-bari/contract'
import { dayIn, minuteIn, site } from '@bong-bari/site'
import type { StoredAudit } from '@bong-bari/table'
import { siteOrigin } from '../public-data/site-origin.ts'
import { type Block, mailBody, oneLine } from './mail-body.ts'
import type { News } from './tell-team.ts'

const two = (number: number) => String(number).padStart(2, '0')

const clockOf = (at: Date) => {
  const minute = minuteIn(site.timeZone, at)
  return `${dayIn(site.timeZone, at)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

const nameLength = 64

const titleOf = ({ action, noun, label, by }: StoredAudit) => {
  const name = oneLine(label ?? '', nameLength)
  if (noun === 'setting') return 'Where notices go was changed'
  if (noun === 'passkey')
    return action === 'created'
      ? `New passkey of ${by}: ${name}`
      : `A passkey of ${by} was removed: ${name}`
  if (action === 'reset-made') return `A link for a new password was made for ${name}`
  return action === 'password-reset' ? `The password of ${name} was reset` : `New admin: ${name}`
}

/** Of access that was given, or notices that were redirected. */
export const auditNews = (entry: StoredAudit): News => {
  const { action, at, by, session, noun, of } = entry
  const subject = titleOf(entry)
  const link = new URL('/admin/audit', siteOrigin()).href
  const words = Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions]
    : action
  const blocks: Block[] = [
    { text: `${subject}.` },
    {
      fields: [
        ['What', noun === 'setting' ? `${words} ${of}` : words],
        ['By', by ?? 'the operator'],
        ...(session ? [['Session', session] as [string, string]] : []),
        ['When', clockOf(new Date(at))],
      ],
    },
    { text: 'Where nobody of you did this, end it now: change your password, and look at People.' },
    { link, words: 'Open the audit' },
  ]
  return {
    mail: {
      ...{ subject, ...mailBody(subject, blocks) },
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    chat: `${subject} (by ${by ?? 'the operator'})\n${link}`,
  }
}
