import { keptDays } from '@bong-bari/contract'

// Shared, so that no dialog promises less than its toast offers.
export const staysInTrash = `It stays in the trash for ${keptDays.trash} days.`
export const nowInTrash = (name: string) => `${name} is in the trash now.`
export const isGoneForGood = 'It cannot be brought back.'
