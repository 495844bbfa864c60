/** The offer to take a request in the chat. */
export const chatOffer = {
  bengali: {
    ask: 'আপনার অনুরোধটা এখানেই লিখে নেব? চারটে ছোট প্রশ্ন।',
    yes: 'হ্যাঁ, লিখে নিন',
    form: 'ফর্মটাই ভরব',
    no: 'না, থাক',
  },
  benglish: {
    ask: 'Apnar request ta ekhanei likhe nebo? Charte chhoto proshno.',
    yes: 'Hyan, likhe nin',
    form: 'Form tai bhorbo',
    no: 'Na, thak',
  },
  english: {
    ask: 'Shall I take your request here? Four short questions.',
    yes: 'Yes, please',
    form: 'The form instead',
    no: 'No, thanks',
  },
} as const
