export const deskGrid =
  'grid items-start gap-[30px] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-9 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-16'
