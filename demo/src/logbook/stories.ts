import demandStories from './demand-story.json' with { type: 'json' }
import employeeStory from './employee-story.json' with { type: 'json' }
import officeStories from './office-story.json' with { type: 'json' }
import placementStories from './placement-story.json' with { type: 'json' }
import { readStories } from './story.ts'

/** From a facility's request to the first day of work, or to nothing. */
export const demand = readStories(demandStories)
/** What happens to employees on assignment. */
export const placement = readStories(placementStories)
/** Prices, documents, first contacts and calls in between. */
export const office = readStories(officeStories)
/** Notes about employees only. */
export const employeeStories = readStories(employeeStory).alone
