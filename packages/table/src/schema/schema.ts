const indexedFields = [
  'id',
  'slug',
  'title',
  'excerpt',
  'date',
  'createdAt',
  'updatedAt',
  'publishAt',
  'status',
  'leadStatus',
  'opened',
  'ownerId',
  'dueAt',
  'followUpOn',
] as const

/**
 * The table as CDK, the local runner and tests create it. All keys are strings. An index holds whole items, or only the keys and the
 * fields that it `carries`.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'ttl',
  stream: 'NEW_AND_OLD_IMAGES',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk', carries: undefined },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk', carries: indexedFields },
    { name: 'gsi3', partitionKey: 'gsi3pk', sortKey: 'gsi3sk', carries: indexedFields },
  ],
} as const

export type IndexName = (typeof tableSchema.indexes)[number]['name']
