/** The pages of Settings, in the order of their links. */
export const settingsParts = [
  ['/admin/settings', 'Settings'],
  ['/admin/audit', 'Audit'],
] as const
