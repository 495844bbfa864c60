import { Finder } from '../features/finder/finder.tsx'
import { settingWords } from '../features/settings/setting-words.ts'
import { tools } from '../office/office-tools.tsx'

const screens = [
  ['/admin', 'Collaboration Requests'],
  ['/admin?tab=blog', 'Blog Management'],
  ['/admin/chatbot', 'Chatbot Training'],
  ...tools.map(([to, name]) => [to, name] as const),
] as const

export const OfficeFinder = ({ onClose }: { onClose: () => void }) => (
  <Finder screens={screens} settingLabels={settingWords} onClose={onClose} />
)
