export interface CopyFieldLabels {
  copy: string;
  copied: string;
  failed: string;
}

export const english: CopyFieldLabels = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied: select the text and copy it',
};
