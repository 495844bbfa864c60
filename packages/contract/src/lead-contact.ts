export const contactRequired = 'Please provide either an email address or phone number'

export const hasContact = (lead: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(lead.email ?? lead.phone)
