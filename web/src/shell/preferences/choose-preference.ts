import type { Language } from '@kasack/contract/text.ts'
import { t } from '../../shared/language/i18n.ts'
import { toast } from '../../shared/notification/notify.ts'
import type { Scheme } from '../../shared/storage/preference.ts'
import { setPreference } from '../../shared/storage/preference.ts'
import { texts } from './texts.ts'

export function chooseLanguage(language: Language) {
  setPreference({ language })
  toast('success', t(texts.language_changed))
}

export function chooseScheme(scheme: Scheme) {
  setPreference({ scheme })
  toast('success', t(texts.colours_changed))
}

export function chooseKeys(keys: boolean) {
  setPreference({ keys })
  toast('success', t(keys ? texts.single_keys_on : texts.single_keys_off))
}

export function chooseBeta(beta: boolean) {
  setPreference({ beta })
  toast('success', t(beta ? texts.beta_on : texts.beta_off))
}
