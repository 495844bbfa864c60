import { user } from '../../auth.ts'
import { id } from '../note.ts'

const credential = { id: 'bWFz', rawId: 'bWFz', type: 'public-key' } as const
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'
const usedExample = {
  ...credential,
  response: {
    clientDataJSON,
    authenticatorData: 'bG9j',
    signature: 'c2ln',
    userHandle: 'aGFuZGxl',
  },
}
const newExample = {
  ...credential,
  response: { clientDataJSON, attestationObject: 'b2Jq', transports: ['internal'] },
}

export const authNotes = {
  about: 'Admins, their sessions and tokens.',
  entities: {
    User: { schema: user, example: { id, username: 'ma' } },
  },
  routes: {
    login: {
      summary: 'Log in',
      description:
        'Attempts are limited by client and by name; a right password gives one back. `device` of the answer, sent among `devices` of later logins, gives this device attempts of its own.',
      body: { username: 'ma', password: 'ilish on sundays', devices: [] },
      refusals: ['wrong-password', 'too-many-attempts'],
    },
    csrfToken: {
      summary: 'The CSRF token of the session',
      description: 'The one that came with the login; it is the same until the session ends.',
    },
    me: { summary: 'The current user', description: 'The admin whose session it is.' },
    logout: {
      summary: 'End the session',
      description: 'Its id and its CSRF token are worth nothing from then on.',
    },
    createUser: {
      summary: 'Create another admin',
      description:
        'The username has letters of one script, Latin or Bengali, and is none that a reader would take for that of another admin. The most common passwords are refused, as are the username, the name of the channel, and one thing said again and again.',
      body: { username: 'chhoto.pishi', password: 'ilish on sundays' },
      refusals: ['username-taken'],
    },
    listUsers: {
      summary: 'All admins, by username',
      description:
        'With the time when each was added, and of the last login where one has been noted. Passwords are never answered.',
    },
    invite: {
      summary: 'Make a link by which a colleague joins',
      description:
        'Answers the token of the link `/login#invite=<token>`, this once and never again. It works once, for 24 hours, as long as who made it is an admin.',
    },
    join: {
      summary: 'Join the team by a link',
      description:
        'The username and password are as of another admin. An unknown, a used and an expired token are refused alike; attempts are limited by client, together with logins. Repeated with the same name and password, as after a lost answer, it succeeds again.',
      body: {
        token: 'the part of the link after #invite=',
        username: 'chhoto.pishi',
        password: 'ilish on sundays',
      },
      refusals: ['username-taken', 'reset-not-found', 'too-many-attempts'],
    },
    removeUser: {
      summary: 'Remove an admin',
      description: 'Never oneself and never the last one; every session of theirs ends.',
      refusals: ['user-not-found', 'own-account', 'last-admin'],
    },
    makeReset: {
      summary: 'Make a link for a colleague’s new password',
      description:
        'Answers the token of the link `/login#reset=<token>`, this once and never again. It works once, for 24 hours, until a newer one is made or the password changes otherwise, and only as long as both are admins.',
      refusals: ['user-not-found', 'own-reset'],
    },
    resetPassword: {
      summary: 'Set a new password by a link',
      description:
        'Every session of the user ends. An unknown, a used and an expired token are refused alike; attempts are limited by client, together with logins. Repeated with the same password, as after a lost answer, it succeeds again.',
      body: { token: 'the part of the link after #reset=', password: 'luchi on mondays' },
      refusals: ['reset-not-found', 'too-many-attempts'],
    },
    confirmPassword: {
      summary: 'Give one’s password once more',
      description:
        'For an hour this session may then do what `password-required` refused: a login does the same. Wrong guesses count as login attempts.',
      body: { password: 'ilish on sundays' },
      refusals: ['too-many-attempts'],
    },
    changePassword: {
      summary: 'Change one’s own password',
      description:
        'Every other session of the current user ends. Wrong guesses count as login attempts.',
      body: { currentPassword: 'ilish on sundays', newPassword: 'luchi on mondays' },
      refusals: ['too-many-attempts'],
    },
    listSessions: {
      summary: 'One’s own sessions, newest first',
      description:
        'Those that have not ended. `lastSeenAt` is noted every 10 minutes at most, and calls that screens repeat by themselves do not count.',
    },
    endSession: {
      summary: 'End one of one’s own sessions',
      description: 'Ending the current one is logging out.',
      refusals: ['session-not-found'],
    },
    passkeyLoginOptions: {
      summary: 'Begin a login with a passkey',
      description:
        'What `navigator.credentials.get` takes, with its bytes in base64url. The challenge stands for 5 minutes and one login. A client may ask 30 times in 15 minutes; a login that succeeds takes its asking back.',
      refusals: ['too-many-attempts'],
    },
    logInByPasskey: {
      summary: 'Log in with a passkey',
      description:
        'The authenticator must have verified who used it. The answer is that of a login with a password.',
      body: { credential: usedExample, devices: [] },
      refusals: ['passkey-refused'],
    },
    listPasskeys: {
      summary: 'One’s own passkeys, the oldest first',
      description:
        '`isUsable` is false for those of a domain where the site is no more: they have to be created again.',
    },
    newPasskeyOptions: {
      summary: 'Begin a new passkey',
      description:
        'What `navigator.credentials.create` takes, with its bytes in base64url. The challenge stands for 5 minutes, once, for this session.',
      refusals: ['passkeys-full'],
    },
    addPasskey: {
      summary: 'Add a passkey',
      description: 'The team is told by mail, as of a new admin.',
      body: { name: 'Ma’s phone', credential: newExample },
      refusals: ['passkey-refused', 'passkeys-full'],
    },
    renamePasskey: {
      summary: 'Rename one of one’s own passkeys',
      description: 'The name is for people alone.',
      body: { name: 'Ma’s old phone' },
      refusals: ['passkey-not-found'],
    },
    removePasskey: {
      summary: 'Remove one of one’s own passkeys',
      description:
        'It opens nothing from then on. Sessions that it opened stay. The team is told by mail.',
      refusals: ['passkey-not-found'],
    },
    passkeyProofOptions: {
      summary: 'Begin to confirm a session with a passkey',
      description: 'As for a login, for one’s own passkeys and this session alone.',
      refusals: ['passkey-not-found', 'too-many-attempts'],
    },
    confirmPasskey: {
      summary: 'Confirm a session with a passkey',
      description: 'Does what giving the password once more does.',
      body: { credential: usedExample },
      refusals: ['passkey-refused'],
    },
  },
} as const
