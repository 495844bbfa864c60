// The back office is one chunk: its pages share most of what they are made of, and who works there
// goes from one to another.

export { PeoplePage } from '../features/auth/people-page.tsx'
export { TrainingPage } from '../features/bot-training/training-page.tsx'
export { SettingsPage } from '../features/settings/settings-page.tsx'
export { Dashboard } from './dashboard.tsx'
export { Sections } from './sections.tsx'
