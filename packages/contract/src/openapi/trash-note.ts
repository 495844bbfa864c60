import { keptDays } from '../kept-days.ts'

export const trashNote = `It is in no list any more; for ${keptDays.trash} days it can be restored from the trash.`
