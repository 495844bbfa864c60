import { type Reason, RedFloor } from '../../ui/red-floor.tsx'

const rules: readonly Reason[] = [
  {
    art: 'bhanr',
    title: 'Tea before script',
    bengali: 'আগে চা, পরে কাজ',
    text: 'No story has ever been improved by skipping tea.',
  },
  {
    art: 'rollingpin',
    title: 'Ma has the final cut',
    bengali: 'শেষ কথা মায়ের',
    text: "The editor's software is fast. Her eyebrow is faster.",
  },
  {
    art: 'sonface',
    title: 'Laugh with, not at',
    bengali: 'কাউকে ছোট করে নয়',
    text: 'We tease our own house, gently, and never yours.',
  },
]

export const HouseRules = () => (
  <RedFloor id="house-rules" title="House rules" kicker="বাড়ির নিয়ম" reasons={rules} />
)
