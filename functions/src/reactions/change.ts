export type { Change } from '@bong-bari/table'
