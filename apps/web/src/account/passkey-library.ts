/** The two functions of the library that are used; the others call what the oldest browsers lack. */
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
