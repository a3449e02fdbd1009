// Prints the share of comments in the old style, by package; with a folder, the comments themselves.
import { countComments, countTerm, folders, standardTerms } from './lib/english.ts';
import { root } from './lib/run.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.table(
    folders(root).map((name) => {
      const { comments, oldStyle, percent } = countComments(root, name);
      return { folder: name, comments, 'old style': oldStyle.length, percent: percent.toFixed(2) };
    }),
  );
  console.table(standardTerms.map((term) => ({ term, files: countTerm(root, term) })));
} else {
  console.log(countComments(root, folder).oldStyle.join('\n'));
}
