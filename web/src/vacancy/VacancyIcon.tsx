import { SolutionOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const VacancyIcon = silentIcon(SolutionOutlined)
