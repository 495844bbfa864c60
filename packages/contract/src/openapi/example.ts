/** What examples of entities have in common. */
export const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
export const times = {
  createdAt: '2026-01-14T06:30:00.000Z',
  updatedAt: '2026-01-14T06:30:00.000Z',
}
export const changes = { version: 3, changedBy: 'mitali' }
