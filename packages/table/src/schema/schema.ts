const heads = [
  ...['id', 'slug', 'title', 'excerpt', 'date', 'createdAt', 'updatedAt', 'publishAt', 'status'],
  ...['leadStatus', 'opened', 'ownerId', 'dueAt', 'followUpOn'],
] as const

/** The table, for CDK, local runner and tests. Keys are strings. An index has whole items, or keys and what it `carries`. */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'ttl',
  stream: 'NEW_AND_OLD_IMAGES',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk', carries: undefined },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk', carries: heads },
    { name: 'gsi3', partitionKey: 'gsi3pk', sortKey: 'gsi3sk', carries: heads },
  ],
} as const

export type IndexName = (typeof tableSchema.indexes)[number]['name']
