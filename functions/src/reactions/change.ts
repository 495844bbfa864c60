import type { Entity, Item, Key } from '@bong-bari/table'

/** What became of an item, as the table's stream tells it: `old` is what stood there, `is` what stands there now. */
export type Change = { entity: Entity; key: Key; old: Item | undefined; is: Item | undefined }
