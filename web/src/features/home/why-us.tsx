import { type Reason, RedFloor } from '../../ui/red-floor.tsx'

const reasons: readonly Reason[] = [
  {
    art: 'bhanr',
    title: 'Stories from a real home',
    bengali: 'ঘরের গল্প',
    text: 'Every sketch starts at an actual dining table, usually with an actual argument.',
  },
  {
    art: 'rollingpin',
    title: 'Safe in front of Thamma',
    bengali: 'ঠাকুমার সামনেও চলে',
    text: 'No swearing and no cringe. Three generations can share one phone.',
  },
  {
    art: 'tram',
    title: 'New comedy every week',
    bengali: 'প্রতি সপ্তাহে নতুন',
    text: 'Slow like a tram, sure like a tram. It turns up, and everyone gets on.',
  },
  {
    art: 'window',
    title: 'Bengali at heart, open to all',
    bengali: 'মন থেকে বাঙালি',
    text: 'Jokes that travel from Kolkata to Kuwait. Brands are welcome at the table.',
  },
]

export const WhyUs = () => (
  <RedFloor
    id="why-title"
    title="Why Us?"
    kicker="কেন বং বাড়ি?"
    text="Four reasons people come for one video and stay for tea."
    reasons={reasons}
  />
)
