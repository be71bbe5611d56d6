import { countryOfApplicants } from '@kasack/contract/applicant.ts'
import { dialledNumber } from '@kasack/contract/phone-number.ts'

type Numbers = { mobile: string; phone: string; country_code: string }

/** The columns that say how the numbers of an employee are dialled, E.164, as the links in the browser do; empty where they cannot. */
export const dialledByEmployee = ({ mobile, phone, country_code }: Numbers) => ({
  mobile_e164: dialled(mobile, country_code),
  phone_e164: dialled(phone, country_code),
})

/** The same for an applicant. */
export const dialledByApplicant = ({ mobile }: Pick<Numbers, 'mobile'>) => ({ mobile_e164: dialled(mobile, countryOfApplicants) })

const dialled = (typed: string, country: string): string => dialledNumber(typed, country)?.number ?? ''
