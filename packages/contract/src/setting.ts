import * as z from 'zod/mini'
import { text } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'
import { changedBy, ifMatch, version } from './version.ts'

/**
 * `list`, `emails` and `days` have an entry per line; `moment` is local. `emails`, `days`, `moment` and `whatsapp-channel` may
 * be empty.
 */
export const settingTypes = [
  'text',
  'list',
  'email',
  'emails',
  'phone',
  'link',
  'whatsapp-channel',
  'video',
  'moment',
  'months',
  'days',
  'switch',
] as const

/** Headings of the settings page, in its order. The last is folded. */
export const settingGroups = ['Home', 'Contact', 'Requests', 'Rarely changed'] as const

/** `description` is the help under the field. `updatedAt` is null for the default. */
export const setting = z.object({
  id: z.uuid(),
  settingKey: z.string(),
  group: z.enum(settingGroups),
  label: z.string(),
  settingValue: z.string(),
  defaultValue: z.string(),
  settingType: z._default(z.enum(settingTypes), 'text'),
  description: z.string(),
  isPublic: z._default(z.boolean(), false),
  updatedAt: z.nullable(z.iso.datetime()),
  version,
  changedBy,
})
export interface Setting extends z.output<typeof setting> {}

export const settings = {
  publicList: {
    method: 'GET',
    path: '/api/settings',
    access: 'public',
    response: z.array(z.pick(setting, { settingKey: true, settingValue: true, settingType: true })),
    cache: 60,
  },
  list: {
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    response: z.array(setting),
  },
  update: {
    method: 'PUT',
    path: '/api/admin/settings/{key}',
    access: 'admin',
    audit: 'changed',
    params: z.object({ key: z.string().check(z.maxLength(200)) }),
    headers: ifMatch,
    body: z.object({ settingValue: text(limits.settingValue, 'Value') }),
    response: setting,
  },
} as const satisfies Group
