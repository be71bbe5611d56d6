import { t } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Why no passkey can be made at this address; null if one can. */
export function whyNoPasskey(host: string): string | null {
  if (location.hostname !== host) return t(texts.other_host, { host })
  const isNumeric = /^[\d.]+$|^\[/.test(host)
  if (isNumeric) return t(texts.no_name, { host })
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential ? null : t(texts.no_passkeys_here)
}

/** Has the browser make a passkey. Throws an error with a message for the user on failure. */
export async function makePasskey(question: object): Promise<object> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question as PublicKeyCredentialCreationOptionsJSON) // in the server's JSON format
    const made = await navigator.credentials.create({ publicKey })
    return (made as PublicKeyCredential).toJSON() as object
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new Error(t(isKnown ? texts.passkey_known : texts.passkey_not_made), { cause: error })
  }
}
