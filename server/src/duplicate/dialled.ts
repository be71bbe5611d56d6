import { countryOfApplicants } from '@kasack/contract/applicant.ts'
import { dialledNumber } from '@kasack/contract/phone-number.ts'

type Numbers = { mobile: string; phone: string; country_code: string }

/** An employee's numbers as dialled, in E.164, like the links in the browser; empty if they cannot be dialled. */
export const dialledByEmployee = ({ mobile, phone, country_code }: Numbers) => ({
  mobile_e164: dialled(mobile, country_code),
  phone_e164: dialled(phone, country_code),
})

/** Same for an applicant. */
export const dialledByApplicant = ({ mobile }: Pick<Numbers, 'mobile'>) => ({ mobile_e164: dialled(mobile, countryOfApplicants) })

const dialled = (typed: string, country: string): string => dialledNumber(typed, country)?.number ?? ''
