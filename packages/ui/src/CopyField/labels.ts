export interface CopyFieldLabels {
  copy: string;
  copied: string;
  failed: string;
}

export const english: CopyFieldLabels = {
  copy: 'Copy',
  copied: 'Copied',
  failed: "Couldn't copy. Select the text to copy it",
};
