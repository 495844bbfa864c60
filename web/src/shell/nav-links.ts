export const navLinks = [
  { to: '/', label: 'Home', bengali: 'বাড়ি' },
  { to: '/about', label: 'About', bengali: 'আমরা' },
  { to: '/work-with-us', label: 'Work with us', bengali: 'একসঙ্গে কাজ' },
  { to: '/blog', label: 'Blog', bengali: 'গল্প' },
] as const

const [home, ...others] = navLinks

/** The phone menu has more room than the header. */
export const menuLinks = [
  home,
  { to: '/videos', label: 'Videos', bengali: 'সব জানলা' },
  ...others,
  { to: '/contact', label: 'Contact', bengali: 'যোগাযোগ' },
] as const
