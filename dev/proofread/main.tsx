// `npm run dev` serves every text of the product at http://localhost:5173/dev/proofread/; no build contains this page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseTheme, storedTheme } from '../../src/browser/theme';
import { ProofreadPage } from './ProofreadPage';
import '../../src/ui/styles/styles.css';
import '../../src/ui/styles/dashboard.css';
import './proofread.css';

chooseTheme(storedTheme());
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ProofreadPage />
    </StrictMode>,
  );
}
