/** Said when a request carries neither an e-mail address nor a phone number. */
export const contactRequired = 'Please provide either an email address or phone number'

/** True once a request names at least one way to answer it. */
export const hasContact = (lead: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(lead.email ?? lead.phone)
