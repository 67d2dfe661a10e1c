import { IssueBox } from '../../comic/issue-box'
import type { Pattern } from '../pattern'

export const issueBox: Pattern = {
  id: 'issue-box',
  name: 'Issue box',
  purpose: 'The box in the corner of a cover, on the masthead and on project cards: decoration, not printed.',
  files: ['comic/issue-box.tsx'],
  examples: () => [
    { part: <IssueBox label="No.">7</IssueBox> },
    { part: <IssueBox label="Issue">Night</IssueBox> },
    { part: <IssueBox label="No.">1024</IssueBox> },
  ],
}
