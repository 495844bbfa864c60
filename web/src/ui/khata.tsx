/**
 * The look of a page of the halkhata, the red cloth ledger that a Bengali shop opens each new year:
 * for a form or for what stands in its place.
 */
export const khataClass =
  'relative rounded-r-[14px] rounded-l-sm border-3 border-kajol border-l-26 border-l-paar-600 bg-chun-50 pt-[26px] pr-[30px] pb-[30px] pl-10 shadow-khata before:absolute before:inset-y-0 before:left-4 before:w-[5px] before:border-deyal-400 before:border-x-[1.5px] after:absolute after:inset-y-[26px] after:-left-[17px] after:border-white after:border-l-3 after:border-dashed max-md:border-l-18 max-md:pt-5 max-md:pr-4 max-md:pb-6 max-md:pl-[26px] max-md:shadow-none max-md:after:-left-[12.5px] max-md:before:left-[9px]'
