import { SolutionOutlined } from '@ant-design/icons'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { silentIcon } from '../shared/look/icons.ts'
import type { PinKind } from '../shared/map/pin.ts'

export const VacancyIcon = silentIcon(SolutionOutlined)

export const vacancyPin: PinKind = { noun: vacancy.noun, plural: vacancy.plural, icon: VacancyIcon, tone: 'amber' }
