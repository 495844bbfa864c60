import { Art, type ArtName } from '../../ui/art.tsx'
import { AlponaLine } from './alpona-line.tsx'

type Reason = { art: ArtName; title: string; bengali: string; text: string }

const reasons: Reason[] = [
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

/** Inside, on the red-oxide floor. */
export const WhyUs = () => (
  <section className="floor red-floor on-dark" aria-labelledby="why-title">
    <Art name="alpona" className="alpona" data-parallax-y={0.2} />
    <div className="wrap relative">
      <div className="section-head" data-reveal="down">
        <p className="kicker" lang="bn">
          কেন বং বাড়ি?
        </p>
        <h2 id="why-title">Why Us?</h2>
        <p>Four reasons people come for one video and stay for tea.</p>
      </div>
      <ul className="reasons">
        {reasons.map(({ art, title, bengali, text }) => (
          <li key={title} data-reveal="up">
            <Art name={art} />
            <h3>{title}</h3>
            <p className="kicker" lang="bn">
              {bengali}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <AlponaLine />
  </section>
)
