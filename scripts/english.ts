// Prints the share of comments, test titles, exported names, Markdown and texts in the old style, by
// folder; with a folder, the findings themselves.
import { count, countTerm, folders, type KindName, kinds, standardTerms } from './lib/english.ts';
import { root } from './lib/run.ts';

const [folder] = process.argv.slice(2);
const names = Object.keys(kinds) as KindName[];
if (folder === undefined) {
  console.table(
    folders(root).map((each) => ({
      folder: each,
      ...Object.fromEntries(
        names.map((kind) => {
          const { total, oldStyle, percent } = count(root, kind, each);
          return [kind, `${oldStyle.length}/${total} ${percent.toFixed(2)} %`];
        }),
      ),
    })),
  );
  console.table(standardTerms.map((term) => ({ term, files: countTerm(root, term) })));
} else {
  for (const kind of names) {
    for (const finding of count(root, kind, folder).oldStyle) console.log(`${kind}: ${finding}`);
  }
}
