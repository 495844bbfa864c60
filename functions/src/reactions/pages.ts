import type { Change } from './change.ts'
export const pathsOf = async (_change: Change, _now: Date): Promise<string[]> => []
