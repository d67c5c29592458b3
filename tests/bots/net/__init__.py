"""Tests of the network: what it sees, that both ways to compute it agree, its gradients."""
