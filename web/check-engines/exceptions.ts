const react = 'React asks first whether the engine has it'
const passkeys = 'SimpleWebAuthn asks first'
const oneLook = 'engines that lack it draw the same with less care'
const fontWidths = 'Safari before 17 shows stand-in letters at their own width'
const segmenter = 'Firefox has it from 125 on; a cut without it keeps letters whole as well'
const forced = 'engines that lack it have no forced colours'
const container = 'without containers a section keeps its narrow look'

/** What is used all the same, each with its reason. One that nobody uses any more fails as well. */
export const exceptions: Record<string, string> = {
  'api.Window.setImmediate': react,
  'api.Window.navigation': react,
  'api.Navigation.transition': react,
  'api.Navigation.currentEntry': react,
  'api.Navigation.navigate': react,
  'api.Navigator.connection': react,
  'api.Document.startViewTransition': react,
  'api.ViewTransition.skipTransition': react,
  'javascript.builtins.AsyncDisposableStack.use': 'it is the `use` of React',
  'javascript.builtins.DisposableStack.dispose': 'it is a method of Headless UI',
  'api.URL.canParse_static': 'Zod asks first',
  'javascript.builtins.Error.captureStackTrace': 'Zod and Headless UI ask first',
  'api.Navigator.share': 'the button is only shown where there is one',
  'api.Navigator.userActivation': 'what asks for it goes on without an answer',
  'api.Window.requestIdleCallback': 'a timer stands in for it',
  'api.AuthenticatorAttestationResponse.getTransports': passkeys,
  'api.AuthenticatorAttestationResponse.getPublicKeyAlgorithm': passkeys,
  'api.AuthenticatorAttestationResponse.getPublicKey': passkeys,
  'api.AuthenticatorAttestationResponse.getAuthenticatorData': passkeys,
  'api.Credential.isConditionalMediationAvailable_static': passkeys,
  'javascript.builtins.Intl.Segmenter': segmenter,
  'javascript.builtins.Intl.Segments.containing': segmenter,

  'css.at-rules.property': 'Tailwind gives older engines the same values another way',
  'css.types.length.lh': 'Tailwind asks it for the height of an empty date field alone',
  'css.at-rules.container': container,
  'css.properties.container-type': container,
  'css.at-rules.font-face.size-adjust': fontWidths,
  'css.at-rules.font-face.ascent-override': fontWidths,
  'css.at-rules.font-face.descent-override': fontWidths,
  'css.at-rules.font-face.line-gap-override': fontWidths,
  'css.properties.font-family.ui-monospace': 'the next font of the list stands in',
  'css.properties.text-wrap': oneLook,
  'css.properties.scrollbar-width': oneLook,
  'css.properties.overflow.clip': oneLook,
  'css.properties.overflow-x.clip': 'the page hides what a lane lets out',
  'css.properties.field-sizing': 'a field that does not grow scrolls',
  'css.properties.overscroll-behavior': 'the page goes on scrolling where a list ends',
  'css.selectors.has([data-more])': 'the footer stays below a list that is not at its end',
  'css.at-rules.media.forced-colors': forced,
  'css.properties.forced-color-adjust': forced,
  'css.at-rules.media.scripting': 'the button of the chat is seen without scripts and does nothing',
}
