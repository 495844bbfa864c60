import type { Change } from './change.ts'
export const tell = async (_change: Change, _now: Date): Promise<void> => {}
