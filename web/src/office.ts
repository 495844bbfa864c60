// The back office is one chunk: its pages share most of what they are made of, and who works there
// goes from one to another.
export { AdminDashboard } from './admin-dashboard.tsx'
export { PeoplePage } from './features/auth/people-page.tsx'
export { TrainingPage } from './features/chatbot-admin/training-page.tsx'
export { ManagerPage } from './features/homepage/manager-page.tsx'
export { SettingsPage } from './features/settings/settings-page.tsx'
